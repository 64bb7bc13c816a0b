/** Reads the corpus that the tests of `crates/tables` write. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const target = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../../target', import.meta.url));
const folder = `${target}/tmp/corpus`;

/** Lists the files; without any, says how to write them. */
export function corpusFiles(): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length > 0) return files;
  throw new Error(`there is no corpus in ${folder}; write it with: cargo test -p antedate-tables --test table corpus`);
}

export function readCorpus<T>(name: string): T {
  corpusFiles();
  return JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as T;
}
