import { BlockList, isIPv6, type Server, type Socket } from "node:net";
import { Places } from "./limits.ts";

/** Lines of one address beside those of its sockets: a household has one address, and so has a school. */
export const LINES = 100;

/** Whether an address is this machine's or that of one of these proxies (addresses, or ranges such as 10.0.0.0/8). */
export function trusting(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  list.addSubnet("127.0.0.0", 8, "ipv4");
  list.addAddress("::1", "ipv6");
  for (const proxy of proxies) {
    const [address = "", prefix] = proxy.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * Closes each line by which an address has more than `most` at once, before a byte of it is read: whoever opens thousands and says nothing
 * on them leaves the others theirs. A proxy that is trusted brings many people, and counts them itself.
 */
export function limitLines(server: Server, most: number, trusted: (address: string) => boolean): void {
  const places = new Places(most);
  server.on("connection", (line: Socket) => {
    const address = line.remoteAddress;
    if (address === undefined || trusted(address)) return;
    if (places.take(address)) line.once("close", () => places.leave(address));
    else line.destroy();
  });
}
