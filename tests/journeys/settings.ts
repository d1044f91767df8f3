// What the site of the journeys is told about the outside world: none of it exists.
export const PARTNER = 'https://partner.example';
export const BOT_TOKEN = '7000000000:journeys-only-token-of-no-bot-at-all';

export const settings = {
  SANDBOX: 'on',
  /** A journey fills in more forms in a minute than a visitor does in a year. */
  LIMIT_FACTOR: '1000',
  FORMS_FRAMED_BY: PARTNER,
  RETURN_TO: PARTNER,
  TELEGRAM_BOT_TOKEN: BOT_TOKEN,
};
