/** Coming to a table by a link: one with a ticket brings a seat along. */
import { readTable, Refused, takeTicket } from '../net/api';
import { greet } from '../net/guest';
import { newToken, settings } from './settings.svelte';

const MAX_ATTEMPTS = 4;
const RETRY_DELAY = 1_000;
const TICKET = /^#ticket=([0-9A-Za-z_-]+)$/;

export async function arrive(table: string) {
  // Before the connection is opened, which tells who sits down.
  await greet();
  const ticket = TICKET.exec(location.hash)?.[1];
  if (!ticket) return;
  const { rules } = await readTable(table, settings.lang);
  // A ticket is good once: it must not stay in the address, nor in the history.
  history.replaceState(null, '', location.pathname);
  const token = newToken();
  // Kept before it is known to open the seat: if the answer is lost, nothing else does.
  settings.keepSeat({ table, token, rules, at: Date.now() });
  try {
    await insist(() => takeTicket(ticket, token));
  } catch (problem) {
    if (isRefused(problem)) settings.forgetSeat(table, token);
    throw problem;
  }
}

/** Does it again if nobody said that it cannot be done: the same ticket and token are taken once. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries < MAX_ATTEMPTS; tries += 1) {
    try {
      return await work();
    } catch (problem) {
      if (isRefused(problem)) throw problem;
      await new Promise((done) => setTimeout(done, RETRY_DELAY));
    }
  }
  return work();
}

function isRefused(problem: unknown): boolean {
  return problem instanceof Refused && problem.body.code === 'wrong_ticket';
}
