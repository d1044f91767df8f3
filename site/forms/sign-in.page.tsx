// /forms/sign_in: the sign-in form alone, for other sites to frame
import { content } from '#contract/content.ts';
import { EmbeddedForm } from '../auth/embedded-form.tsx';
import { needs, type PageModule } from '../routing/page.ts';

export const reads: PageModule['reads'] = () => [needs(content.getSettings, {})];
export const texts: PageModule['texts'] = ['auth', 'form', 'validation'];
export const head: PageModule['head'] = (say) => ({
  title: say('auth.title.authorization'),
  isIndexed: false,
});

export default function SignInPage() {
  return <EmbeddedForm mode="authorization" />;
}
