// What every page knows of the site, for a test that draws a part of one.
import type { GeneralInfo } from '#contract/metadata.ts';

export const generalInfo: GeneralInfo = {
  analytic: {},
  available_currencies: ['USD'],
  available_locales: ['en'],
  default_currency: 'USD',
  is_seon_enabled: false,
  domain_state: 'active',
  domain_type: 'main',
  time_to_force_logout: 0,
  is_bonus_isolation_enabled: false,
  is_game_history_export_enabled: true,
  user_inactivity_cashier_time: 0,
  user_inactivity_pp_time: 0,
  socket_url: '',
  closures: [],
};
