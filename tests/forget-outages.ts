// Before each file: of an outage that another file's tests have met, nothing more is said within this one's.
import { forgetOutages } from '#server/plumbing/outage-log.ts';

forgetOutages();
