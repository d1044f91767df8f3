import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loader } from '#ui/loader.tsx';
import { Menu } from '#ui/menu.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Toast, toastTypes } from '#ui/toast.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { aLink, Section, Specimen } from './specimen.tsx';

const nothing = () => undefined;

export const Feedback = () => (
  <Section title="Feedback">
    <Specimen name="Notices" layout="grid">
      <Notice title="Limits work at once">A lower limit holds from this moment on.</Notice>
      <Notice tone="good" title="Saved" />
      <Notice tone="care" title="Your document expires in a week" action={<Button size="s">Renew</Button>} />
      <Notice tone="bad" title="The payment was declined">
        Your balance is safe.
      </Notice>
    </Specimen>
    <Specimen name="Toasts" layout="grid">
      {toastTypes.map((type) => (
        <Toast key={type} type={type} title={`Type ${type}`} closeLabel="Close" onClose={nothing}>
          Something you did has come to a good end.
        </Toast>
      ))}
    </Specimen>
    <Specimen name="Loader, skeleton">
      <Loader label="Loading" size="s" />
      <Loader label="Loading" />
      <Loader label="Loading" size="l" />
    </Specimen>
    <Specimen name="Skeletons" layout="grid">
      <Panel>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="circle" />
      </Panel>
    </Specimen>
    <Specimen name="Empty states" layout="grid">
      <Panel>
        <EmptyState
          object="/art/obj-320/ghost.webp"
          title="No favourites yet"
          level={3}
          action={<Button size="s">Browse games</Button>}
        >
          Tap the heart on any game and it will wait for you here.
        </EmptyState>
      </Panel>
      <Panel>
        <EmptyState
          object="/art/obj-320/coins_pile.webp"
          title="No transactions"
          level={3}
          action={<Button size="s">Make a deposit</Button>}
        >
          Your deposits and withdrawals will be listed here.
        </EmptyState>
      </Panel>
      <Panel>
        <EmptyState
          object="/art/obj-320/potion.webp"
          title="Something spilled"
          level={3}
          action={<Button size="s">Try again</Button>}
        >
          The game did not load. Your balance is safe.
        </EmptyState>
      </Panel>
    </Specimen>
    <Specimen name="Menu and tooltip">
      <Menu
        trigger={<Button icon="globe">Language</Button>}
        align="start"
        entries={[
          { key: 'en', label: 'English', isChosen: true, onSelect: nothing },
          { key: 'lv', label: 'Latviešu', onSelect: nothing },
          { key: 'ru', label: 'Русский', onSelect: nothing },
          { key: 'out', label: 'Sign out', icon: 'sign-out', isDanger: true, link: aLink() },
        ]}
      />
      <Tooltip text="A higher limit takes a day to hold.">
        <Button icon="info">Why wait</Button>
      </Tooltip>
    </Specimen>
  </Section>
);
