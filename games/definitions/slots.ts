// Slots whose rounds are drawn as they are played; those whose rounds are rows of a table are in frozen-slots.ts.
import { bambooCourt } from './bamboo-court.ts';
import { barNone } from './bar-none.ts';
import { bellCaptain } from './bell-captain.ts';
import { brassLantern } from './brass-lantern.ts';
import { chefsFolio } from './chefs-folio.ts';
import { chiliFiesta } from './chili-fiesta.ts';
import { clockworkHeist } from './clockwork-heist.ts';
import { cloverRow } from './clover-row.ts';
import { cometLine } from './comet-line.ts';
import { conjurersHand } from './conjurers-hand.ts';
import { copperCanyon } from './copper-canyon.ts';
import { dragonsHoard } from './dragons-hoard.ts';
import { eagleRidge } from './eagle-ridge.ts';
import { encoreAvenue } from './encore-avenue.ts';
import { fiveCarat } from './five-carat.ts';
import { fossilWalk } from './fossil-walk.ts';
import { foxTrot } from './fox-trot.ts';
import { fullCreel } from './full-creel.ts';
import { galaxySpin } from './galaxy-spin.ts';
import type { GameDefinition } from './game-definition.ts';
import { geniesWish } from './genies-wish.ts';
import { ghostManor } from './ghost-manor.ts';
import { goldenAcre } from './golden-acre.ts';
import { gorgonCourt } from './gorgon-court.ts';
import { griffinHall } from './griffin-hall.ts';
import { grimoireNoir } from './grimoire-noir.ts';
import { harbourLights } from './harbour-lights.ts';
import { jadeScroll } from './jade-scroll.ts';
import { jadeTide } from './jade-tide.ts';
import { lastStagecoach } from './last-stagecoach.ts';
import { mardiMask } from './mardi-mask.ts';
import { midnightPaddock } from './midnight-paddock.ts';
import { monsoonTrail } from './monsoon-trail.ts';
import { nineBells } from './nine-bells.ts';
import { northernVault } from './northern-vault.ts';
import { operaBox } from './opera-box.ts';
import { outlawsDue } from './outlaws-due.ts';
import { owlsVigil } from './owls-vigil.ts';
import { piratesHaul } from './pirates-haul.ts';
import { prideOfGold } from './pride-of-gold.ts';
import { redCorral } from './red-corral.ts';
import { regaliaFive } from './regalia-five.ts';
import { roseAndRapier } from './rose-and-rapier.ts';
import { sakuraEvening } from './sakura-evening.ts';
import { samuraiOath } from './samurai-oath.ts';
import { sandsOfHorus } from './sands-of-horus.ts';
import { scarabGold } from './scarab-gold.ts';
import { sevensAblaze } from './sevens-ablaze.ts';
import { sharkFeast } from './shark-feast.ts';
import { silentRooftops } from './silent-rooftops.ts';
import { silverTapestry } from './silver-tapestry.ts';
import { silverbackGold } from './silverback-gold.ts';
import { skullCove } from './skull-cove.ts';
import { smugglersCount } from './smugglers-count.ts';
import { spartanFury } from './spartan-fury.ts';
import { sunstoneSteps } from './sunstone-steps.ts';
import { templeTally } from './temple-tally.ts';
import { thornKing } from './thorn-king.ts';
import { tigerSeal } from './tiger-seal.ts';
import { tridentDeep } from './trident-deep.ts';
import { tripleSevens } from './triple-sevens.ts';
import { twoLighthouses } from './two-lighthouses.ts';
import { ufoHeist } from './ufo-heist.ts';
import { vampireWaltz } from './vampire-waltz.ts';
import { vikingsRansom } from './vikings-ransom.ts';
import { witchsBrew } from './witchs-brew.ts';
import { wolfrise } from './wolfrise.ts';

export const slots: readonly GameDefinition[] = [
  griffinHall,
  tripleSevens,
  wolfrise,
  dragonsHoard,
  scarabGold,
  vampireWaltz,
  tridentDeep,
  galaxySpin,
  witchsBrew,
  jadeTide,
  monsoonTrail,
  clockworkHeist,
  thornKing,
  cometLine,
  jadeScroll,
  chefsFolio,
  twoLighthouses,
  eagleRidge,
  silentRooftops,
  operaBox,
  outlawsDue,
  grimoireNoir,
  foxTrot,
  sevensAblaze,
  fullCreel,
  geniesWish,
  redCorral,
  samuraiOath,
  chiliFiesta,
  vikingsRansom,
  spartanFury,
  bambooCourt,
  sharkFeast,
  piratesHaul,
  brassLantern,
  midnightPaddock,
  copperCanyon,
  lastStagecoach,
  sakuraEvening,
  harbourLights,
  northernVault,
  encoreAvenue,
  barNone,
  fiveCarat,
  bellCaptain,
  owlsVigil,
  goldenAcre,
  smugglersCount,
  roseAndRapier,
  templeTally,
  regaliaFive,
  sandsOfHorus,
  ghostManor,
  gorgonCourt,
  nineBells,
  cloverRow,
  prideOfGold,
  mardiMask,
  skullCove,
  silverTapestry,
  sunstoneSteps,
  silverbackGold,
  conjurersHand,
  tigerSeal,
  fossilWalk,
  ufoHeist,
];
