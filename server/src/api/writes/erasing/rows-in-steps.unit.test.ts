import { expect, it } from 'vitest'
import { entries, tablesAboutPupils } from '../../../platform/db/register/register.ts'
import { rowsOfClass, rowsOfPupils } from './rows-in-steps.ts'

const sorted = (names: Iterable<string>) => [...names].toSorted()

it('takes every table of a class in steps, so that none goes with the class in one transaction', () => {
  // Found in other ways: the class itself, its pictures, and cells, which are found by their pupils.
  const otherwise = ['classes', 'commentPhotos', 'realisticPictures', 'sheetCells']
  // By ids alone they say what was done.
  const stay = ['audit', 'securityEvents']
  const ofClass = entries.flatMap(([name, { facts }]) =>
    name === 'classes' || facts.includes('classId') ? [name] : [],
  )
  expect(sorted([...rowsOfClass.map(({ table }) => table), ...otherwise, ...stay])).toEqual(sorted(ofClass))
})

it('takes every table of a pupil in steps, so that none goes with the pupil in one transaction', () => {
  // The comments and the pupil in their own steps; who read a phone, a number among drafts, the mark itself.
  const otherwise = ['ledger', 'students', 'telReadings', 'reviewPlaces', 'audit', 'removedStudents']
  const direct = tablesAboutPupils.flatMap(({ name, lead }) => (lead.through ? [] : [name]))
  expect(sorted([...rowsOfPupils.map(({ table }) => table), ...otherwise])).toEqual(sorted(direct))
})
