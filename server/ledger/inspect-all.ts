// The whole audit: what the database says of itself, and what the anchors outside of it say.
import type { Db } from '../db.ts';
import { type Anchors, anchorInvariant } from './anchors.ts';
import { inspect, type Report } from './audit.ts';

export async function inspectAll(db: Db, anchors: Anchors): Promise<Report> {
  const { invariants, violations, isAuditors } = await inspect(db);
  return {
    isAuditors,
    invariants: [...invariants, anchorInvariant],
    violations: [...violations, ...(await anchors.compare())],
  };
}
