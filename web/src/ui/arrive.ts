/** Coming to a table by a link: one with a ticket brings a seat along. */
import { readTable, takeTicket } from '../net/api';
import { greet } from './guest';
import { newToken, settings } from './settings.svelte';

const TICKET = /^#ticket=([0-9A-Za-z_-]+)$/;

export async function arrive(table: string) {
  // Before the connection is opened, which tells who sits down.
  await greet();
  const ticket = TICKET.exec(location.hash)?.[1];
  if (!ticket) return;
  // A ticket is good once: it must not stay in the address, nor in the history.
  history.replaceState(null, '', location.pathname);
  const token = newToken();
  await takeTicket(ticket, token);
  const { rules } = await readTable(table, settings.lang);
  settings.keepSeat({ table, token, rules, at: Date.now() });
}
