import type { CornerData } from '#site/shared-page/render-corner.tsx';
import { FinishedPage } from './finished-page.ts';
import type { PressedPage } from './press-page.ts';

interface SharedParts {
  status: number;
  page: PressedPage;
  data: CornerData;
  isOwn: boolean;
}

/** A finished page for every player, with what their own part of it must be made from. */
export class SharedPage extends FinishedPage {
  readonly data: CornerData;
  /** It cannot be shared after all: each player's is made for them. */
  readonly isOwn: boolean;

  constructor({ status, page, data, isOwn }: SharedParts) {
    super(status, isOwn ? { pieces: [], pressed: [], slots: [] } : page);
    this.data = data;
    this.isOwn = isOwn;
  }
}
