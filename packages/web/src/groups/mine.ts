import * as v from "valibot";
import { keep, kept, local } from "../small.ts";

const MembershipShape = v.object({
  group: v.string(),
  secret: v.string(),
  title: v.string(),
  name: v.string(),
  push: v.optional(v.boolean(), false),
});
/** A group to which whoever holds this device belongs. Whoever has the secret is that member. */
export type GroupRecord = v.InferOutput<typeof MembershipShape>;

const SHELF = "endzeit-groups";

/** The groups of this device, the one that was looked at last first. */
export function listGroups(): readonly GroupRecord[] {
  try {
    const rows: unknown = JSON.parse(kept(local, SHELF) ?? "[]");
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row) => {
      const read = v.safeParse(MembershipShape, row);
      return read.success ? [read.output] : [];
    });
  } catch {
    return [];
  }
}

export const membershipIn = (group: string | null): GroupRecord | null =>
  listGroups().find((known) => known.group === group) ?? null;

/** Keeps a membership. False when only this page has it. */
export function keepGroup(record: GroupRecord): boolean {
  const others = listGroups().filter(({ group }) => group !== record.group);
  return keep(local, SHELF, JSON.stringify([record, ...others]));
}

export function forgetGroup(group: string): void {
  keep(local, SHELF, JSON.stringify(listGroups().filter((known) => known.group !== group)));
}
