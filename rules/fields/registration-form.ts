// The registration form as configuration draws it: its blocks, its values, and the fields it asks for.
import type { ProfileField, ProfileFieldType } from './profile-field.ts';

/** Spec §3 "Auth type entry". `field` names the contact by which the player will sign in: email or mobile. */
export interface AuthType {
  id: string;
  field: string;
  kind: 'social' | 'fast' | 'form';
  isFast: boolean;
}

/** An optional block of the form: whether it is there, and how it starts. */
export interface Block {
  isActive: boolean;
  defaultValue?: boolean | undefined;
}

export interface RegistrationForm {
  fields: readonly ProfileField[];
  authType: AuthType;
  terms: Block;
  notify: Block;
  showPromocode: Block;
  showPromoFieldByDefault: Block;
  markBetting: Block;
}

/** Spec §3 "Registration values", as the form holds them; texts by the sysname of their field, as typed. */
export interface RegistrationValues {
  readonly [sysname: string]: string | boolean | undefined;
  /** Where the form asks for the password twice. */
  readonly repeatedPassword?: string | undefined;
  readonly hasPromocode: boolean;
  readonly promo_code: string;
  readonly isPromoCodeValid: boolean;
  readonly terms: boolean;
  readonly notify: boolean;
  readonly is_betting?: boolean | undefined;
  readonly character_id?: string | undefined;
}

export function textOf(values: RegistrationValues, sysname: string): string {
  const value = values[sysname];
  return typeof value === 'string' ? value : '';
}

/** How the form starts. A box that is not shown cannot stand in the way, nor count as consent (decision D47). */
export function startValues(form: RegistrationForm): RegistrationValues {
  const { terms, notify, showPromocode, showPromoFieldByDefault: open, markBetting } = form;
  return {
    hasPromocode: showPromocode.isActive && (open.isActive ? open : showPromocode).defaultValue === true,
    promo_code: '',
    isPromoCodeValid: false,
    terms: terms.isActive ? (terms.defaultValue ?? false) : true,
    notify: notify.isActive ? (notify.defaultValue ?? true) : false,
    ...(markBetting.isActive && { is_betting: markBetting.defaultValue ?? false }),
  };
}

/** The fields this way of registering shows, checks and sends, each with the demand it makes here. */
export function askedFields(form: Pick<RegistrationForm, 'fields' | 'authType'>): ProfileField[] {
  const { authType } = form;
  return withMissing(form.fields, authType)
    .map((field) => (isDemanded(field, authType) ? { ...field, params: demanded } : field))
    .filter((field) => isAsked(field, authType));
}

const demanded = { is_required: true, is_visible: true };
const contacts = ['email', 'mobile'];
const isFast = (authType: AuthType) => authType.kind === 'fast' || authType.isFast;

/**
 * The contact one signs in by and the password, whatever their definitions say. Whoever comes from another site
 * brings both (decision D53); in fast registration a hidden password means that the server makes one (D61).
 */
function isDemanded({ sysname, params }: ProfileField, authType: AuthType): boolean {
  if (authType.kind === 'social') return false;
  if (sysname === 'password') return params.is_visible || !isFast(authType);
  return contacts.includes(sysname) && sysname === authType.field;
}

/** Fast registration leaves out what may be left out; every other leaves out only the contact it does not go by. */
function isAsked({ sysname, params }: ProfileField, authType: AuthType): boolean {
  if (!params.is_visible || (sysname === 'password' && authType.kind === 'social')) return false;
  return params.is_required || !(isFast(authType) || contacts.includes(sysname));
}

const types: Readonly<Record<string, ProfileFieldType>> = {
  email: 'input',
  mobile: 'phone',
  password: 'password',
};

/** Configuration may leave out the contact and the password; the form cannot. */
function withMissing(fields: readonly ProfileField[], { kind, field }: AuthType): ProfileField[] {
  const needed = kind === 'social' ? [] : [field, 'password'];
  const missing = needed.filter(
    (sysname) => Object.hasOwn(types, sysname) && !fields.some((defined) => defined.sysname === sysname),
  );
  const definitions = missing.map((sysname) => ({
    sysname,
    type: types[sysname]!,
    params: demanded,
    options: {},
    attrs: {},
  }));
  return [...definitions, ...fields];
}
