/** Of a test that only `npm run test:long` runs; what everyone runs has a shorter one of the same. */
export const long = { tags: ['long'] };
