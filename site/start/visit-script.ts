// The visit travels in the page as a block of JSON: data, not code, so no policy has to allow it.
import type { Visit } from './visit.ts';

export const VISIT_ID = 'visit';

export const readVisit = (): Visit => JSON.parse(document.getElementById(VISIT_ID)?.textContent ?? '{}');

/** Written so that no value can close the script element it stands in. */
export const writeVisit = (visit: Visit): string => JSON.stringify(visit).replaceAll('<', '\\u003c');
