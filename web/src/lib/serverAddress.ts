/** The address of this server as others can use it. */
import { readInfo } from '../net/api';
import { isLoopback } from './share';

export async function place(): Promise<string> {
  if (!isLoopback(location.hostname)) return location.origin;
  const { address } = await readInfo().catch(() => ({ address: null }));
  return address ?? location.origin;
}
