import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { FairnessPanel } from './fairness-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { Panel } from './panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { StakesPanel } from './stakes-panel.tsx';

export type PanelName = 'menu' | 'rules' | 'history' | 'fairness' | 'settings' | 'stakes' | 'autoplay';

interface PanelsProps {
  name: PanelName;
  rules: ReactNode;
  autoplay: ReactNode;
  hasTurbo: boolean;
  onPanel(name: PanelName | null): void;
}

export function Panels({ name, rules, autoplay, hasTurbo, onPanel }: PanelsProps) {
  const t = useText();
  const close = () => onPanel(null);
  const titles = {
    menu: t('play.gameMenu'),
    rules: t('play.rules'),
    history: t('play.history.title'),
    fairness: t('play.fairness.title'),
    settings: t('play.settings.title'),
    stakes: t('play.stake.label'),
    autoplay: t('play.autoplay.title'),
  };
  const bodies: Record<PanelName, () => ReactNode> = {
    menu: () => <MenuPanel onPanel={onPanel} />,
    rules: () => rules,
    history: () => <HistoryPanel onWatch={close} />,
    fairness: () => <FairnessPanel />,
    settings: () => <SettingsPanel hasTurbo={hasTurbo} />,
    stakes: () => <StakesPanel onChosen={close} />,
    autoplay: () => autoplay,
  };
  return (
    <Panel key={name} title={titles[name]} onClose={close}>
      {bodies[name]()}
    </Panel>
  );
}
