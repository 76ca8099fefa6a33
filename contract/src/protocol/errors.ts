/**
 * Every refusal of the product: its code and its Chinese text. The name is the key by which the server refuses; the text
 * is what the teacher reads. Texts of the specification are kept to the letter. Import the module as a whole,
 * `import * as errors`: a page then carries only those that it reads, and a part of the program those of its feature.
 */
export * from './errors/catalogue.ts'
export * from './errors/envelope.ts'
export * from './errors/accounts.ts'
export * from './errors/classes.ts'
export * from './errors/class-data.ts'
export * from './errors/archives.ts'
export * from './errors/archive-tables.ts'
export * from './errors/teams.ts'
export * from './errors/rewards.ts'
export * from './errors/evaluation.ts'
export * from './errors/reviews.ts'
export * from './errors/realistic.ts'
export * from './errors/pictures.ts'
export * from './errors/consents.ts'
export * from './errors/content.ts'
export * from './errors/rosters.ts'
export * from './errors/privacy.ts'
export * from './errors/training.ts'
