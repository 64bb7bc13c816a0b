/** A server of a test's own, that it may kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** `ahead` is a file that says by how many milliseconds its clock is ahead; it may change while the server runs. */
export async function serve(port: number, data: string, ahead?: string): Promise<ChildProcess> {
  const program = process.env.ANTEDATE_BIN ?? '../target/debug/antedate';
  const pages = process.env.ANTEDATE_WEB ? ['--web', process.env.ANTEDATE_WEB] : [];
  const flags = ['--port', String(port), '--data', data, '--bot-pace', '10-20', '--unlimited'];
  const server = spawn(program, ['serve', ...flags, ...pages], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...(ahead ? { ANTEDATE_TEST_AHEAD: ahead } : {}) },
  });
  // It says where it listens once it does.
  await once(server.stdout, 'data');
  return server;
}

export async function kill(server: ChildProcess) {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}
