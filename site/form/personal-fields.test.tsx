import { expect, test } from 'vitest';
import { field } from '#tests/personal-fields.ts';
import { shown } from '#tests/shown.tsx';
import { PersonalFields } from './personal-fields.tsx';

const nothing = () => undefined;
const form = {
  values: {},
  set: nothing,
  errorOf: nothing,
  field: (name: string) => ({ name, value: '', error: undefined, onChange: nothing }),
};

test('a field that is not visible is not drawn (S3-R075)', async () => {
  const town = field('home_town');
  const hidden = { ...field('address'), params: { is_required: true, is_visible: false } };
  const markup = await shown(<PersonalFields fields={[town, hidden]} form={form} phoneOptions={[]} />, {
    texts: ['form'],
    answers: [],
  });
  expect(markup).toContain('name="home_town"');
  expect(markup).not.toContain('name="address"');
});
