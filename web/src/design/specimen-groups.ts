import type { SpecimenGroup } from './specimen.ts'
import { actionSpecimens } from './specimens/actions.tsx'
import { fieldSpecimens } from './specimens/fields.tsx'
import { layerSpecimens } from './specimens/layers.tsx'
import { lookSpecimens } from './specimens/looks.tsx'
import { waitingSpecimens } from './specimens/waiting.tsx'

export const specimenGroups: readonly SpecimenGroup[] = [
  { title: '做事', specimens: actionSpecimens },
  { title: '填写', specimens: fieldSpecimens },
  { title: '浮层', specimens: layerSpecimens },
  { title: '等待、空着、出错', specimens: waitingSpecimens },
  { title: '样子', specimens: lookSpecimens },
]
