// The families of games this client knows by name. One that is not here plays too, see plain/.

import type { Edition } from '../state/game';
import type { Family } from './family';
import { masterpiece } from './masterpiece';
import { monopoly } from './monopoly';
import { plain } from './plain';

const FAMILIES: Record<string, Family> = { monopoly, masterpiece };

export const familyOf = (edition: Pick<Edition, 'family'> | null): Family =>
  FAMILIES[edition?.family ?? ''] ?? plain;
