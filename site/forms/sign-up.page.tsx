// /forms/sign_up: the registration form alone, for other sites to frame
import { content } from '#contract/content.ts';
import { EmbeddedForm } from '../auth/embedded-form.tsx';
import { needs, type PageModule } from '../routing/page.ts';

export const reads: PageModule['reads'] = () => [needs(content.getSettings, {})];
export const texts: PageModule['texts'] = ['auth', 'form', 'validation', 'promo'];
export const head: PageModule['head'] = (say) => ({
  title: say('auth.title.registration'),
  isIndexed: false,
});

export default function SignUpPage() {
  return <EmbeddedForm mode="registration" />;
}
