/** What makes a player the person who was verified: once told and verified, it stays (decision D89). */
export const identityFields = [
  'first_name',
  'last_name',
  'middle_name',
  'birth_date',
  'country_code',
  'document_type',
  'document_number',
] as const;
