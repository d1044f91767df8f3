// /unsubscribe
import type { PageModule } from '../page.ts';
import { SystemPage } from './system-page.tsx';

export const head: PageModule['head'] = (say) => ({
  title: say('system.UNSUBSCRIBE.header'),
  isIndexed: false,
});

export default function UnsubscribePage() {
  return <SystemPage name="UNSUBSCRIBE" />;
}
