// The account's other half: what a player tells about themselves, and where they can be reached.
import * as z from 'zod/mini';
import { FREE_TEXT_MAX } from '#rules/fields/length.ts';
import { get, post } from '../define.ts';
import { CurrencyCode, Done, flag, list } from '../wire.ts';
import { ownerProof } from './security.ts';

export const contactTypes = ['email', 'phone'] as const;

export const Contact = z.object({
  type: z.enum(contactTypes),
  /** The address, or the number in digits with its dial code. */
  contact: z.string(),
  is_confirmed: z.boolean(),
  is_subscribed: z.boolean(),
  /** A phone's only. */
  phone_country_code: z.optional(z.string()),
  /** Ours: confirmed, but from when on codes and ways back in go there (amendment M10); only while that is to come. */
  counts_from: z.optional(z.string()),
});
export type Contact = z.output<typeof Contact>;

/** Spec §3 "Profile data". What was never told is an empty text; a day is written 1999-12-31. */
export const ProfileInfo = z.object({
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string(),
  /** 1 male, 2 female, 0 not told. */
  sex: z.int(),
  birth_date: z.string(),
  /** The country's name in the asker's language. */
  country: z.string(),
  country_code: z.string(),
  region: z.string(),
  home_town: z.string(),
  address: z.string(),
  postcode: z.string(),
  /** Only with fields=contacts, only with fields=document, and only with fields=security, which is ours. */
  contacts: z.optional(z.array(Contact)),
  document: z.optional(z.object({ type: z.string(), number: z.string() })),
  security: z.optional(z.object({ has_password: z.boolean() })),
});
export type ProfileInfo = z.output<typeof ProfileInfo>;

export const fieldTypes = ['input', 'password', 'date', 'select', 'country_code', 'region', 'phone'] as const;

/** Spec §3 "Profile field definition"; the same as rules/fields/profile-field.ts, in the asker's language. */
export const PersonalField = z.object({
  sysname: z.string(),
  type: z.enum(fieldTypes),
  params: z.object({ is_required: z.boolean(), is_visible: z.boolean() }),
  options: z.object({
    list: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
    mask: z.optional(z.string()),
    regex: z.optional(z.string()),
  }),
  attrs: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export type PersonalField = z.output<typeof PersonalField>;

/** Spec §3 "Phone option". */
export const PhoneOption = z.object({
  country_code: z.string(),
  phone_code: z.string(),
  name: z.string(),
  mask: z.union([z.string(), z.array(z.string())]),
  /** What people dial before a number at home. */
  trunk: z.optional(z.string()),
});
export type PhoneOption = z.output<typeof PhoneOption>;

const text = (max: number) => z.string().check(z.maxLength(max));
const contact = text(320);
/** The rule of its field bounds it, once what a keyboard sent in parts is put together. */
const freeText = z.optional(text(2 * FREE_TEXT_MAX));

export const accountProfile = {
  getprofileinfo: get('account.getprofileinfo', {
    who: 'player',
    servesClosed: true,
    servesExcluded: true,
    input: z.object({ fields: z.optional(list) }),
    output: ProfileInfo,
    shows: ['profile'],
  }),

  /**
   * The fields of registration and profile in a country; without one, in the asker's (decision D49). Where a field
   * starts with a value, such as the currency that goes with the country, it is the attribute `value`.
   */
  getPersonalDataFields: get('account.getPersonalDataFields', {
    who: 'anyone',
    input: z.object({
      country: z.optional(text(20)),
      /** The reader's time zone, from which their country is guessed where nothing better tells it. */
      zone: z.optional(z.string().check(z.maxLength(60))),
    }),
    output: z.array(PersonalField),
    shows: ['content', 'profile'],
  }),

  getContactPhoneSettings: get('account.getContactPhoneSettings', {
    who: 'anyone',
    input: z.object({}),
    output: z.object({ items: z.array(PhoneOption) }),
    shows: ['content'],
  }),

  /**
   * What is not sent stays as it was. Who has been verified cannot become somebody else: KycUserProfile. The country
   * decides the fields, and the field rules what each of them may be.
   */
  saveProfileInfo: post('account.saveProfileInfo', {
    who: 'player',
    servesExcluded: true,
    input: z.object({
      first_name: freeText,
      last_name: freeText,
      middle_name: freeText,
      sex: z.optional(text(20)),
      birth_date: z.optional(text(20)),
      country_code: z.optional(text(20)),
      region: freeText,
      home_town: freeText,
      address: freeText,
      postcode: z.optional(text(40)),
      document_type: z.optional(text(40)),
      document_number: z.optional(text(100)),
    }),
    output: Done,
    refuses: ['InvalidParameter', 'KycUserProfile', 'Authorization', 'UserBanned'],
    changes: ['profile'],
  }),

  changefakename: post('account.changefakename', {
    who: 'player',
    input: z.object({ fakename: text(100) }),
    output: Done,
    refuses: ['InvalidParameter'],
    changes: ['profile'],
  }),

  /** While every pocket is empty and no round can pay any more: money is never changed into other money by the way. */
  setCurrency: post('account.setCurrency', {
    who: 'player',
    input: z.object({ currency: CurrencyCode }),
    output: Done,
    refuses: ['InvalidRequest'],
    changes: ['profile', 'balance'],
  }),

  setUserOnVerification: post('account.setUserOnVerification', {
    who: 'player',
    servesExcluded: true,
    input: z.object({}),
    output: Done,
    changes: ['profile'],
  }),

  /** A contact of one's own twice is 'taken'. Whether it is somebody else's is told only to who confirms it. */
  addcontact: post('account.addcontact', {
    who: 'player',
    servesExcluded: true,
    input: z.object({
      contact,
      type: z.enum(contactTypes),
      phone_country_code: z.optional(text(20)),
      ...ownerProof,
    }),
    output: Done,
    refuses: ['InvalidParameter', 'TooManyRequests'],
    changes: ['profile'],
  }),

  /** To a contact that was written down without proof of the owner, proof is asked for here. */
  sendconfirmationtocontact: post('account.sendconfirmationtocontact', {
    who: 'player',
    servesExcluded: true,
    input: z.object({ contact, ...ownerProof }),
    output: Done,
    refuses: ['InvalidParameter', 'TooManyRequests'],
  }),

  /** Also without a session: six digits, or what stands for them in the link of a letter (decision D36). */
  confirmContact: post('account.confirmContact', {
    who: 'anyone',
    input: z.object({ contact, code: text(1_000) }),
    output: Done,
    refuses: ['InvalidParameter', 'TooManyRequests'],
    changes: ['profile'],
  }),

  /**
   * Ours: by the link that those who were there before are sent. The new contact goes, every session ends, and the token
   * lets the owner choose a new password by auth.restore. It works once.
   */
  undoContact: post('account.undoContact', {
    who: 'anyone',
    servesBanned: true,
    input: z.object({ token: text(100) }),
    output: z.object({ token: z.string() }),
    refuses: ['InvalidParameter', 'TooManyRequests'],
    changes: ['session', 'profile'],
  }),

  changeSubscription: post('account.changeSubscription', {
    who: 'player',
    input: z.object({ contact, subscription: flag }),
    output: Done,
    refuses: ['InvalidParameter'],
    changes: ['profile'],
  }),

  /** By the signed token of a letter, or a player's own e-mail without one (decision D37). */
  unsubscribe: post('account.unsubscribe', {
    who: 'anyone',
    servesBanned: true,
    input: z.object({ token: z.optional(text(500)) }),
    output: Done,
    refuses: ['InvalidParameter', 'Authorization'],
    changes: ['profile'],
  }),
};
