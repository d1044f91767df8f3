// A field of registration and profile as an operator defines it for a country (spec §3 "Profile field definition",
// decision D49).

export type ProfileFieldType = 'input' | 'password' | 'date' | 'select' | 'country_code' | 'region' | 'phone';

export interface ProfileField {
  sysname: string;
  type: ProfileFieldType;
  params: { is_required: boolean; is_visible: boolean };
  options: {
    list?: readonly { value: string; label: string }[] | undefined;
    mask?: string | undefined;
    regex?: string | undefined;
  };
  attrs: Readonly<Record<string, string | boolean>>;
}
