/** What a concept is about. */
export const conceptKinds = ['title', 'skill', 'city', 'degree', 'domain'] as const

/** The kind of a concept. */
export type ConceptKind = (typeof conceptKinds)[number]

/**
 * One meaning with all its spellings: the skill 'Node.js' is also written 'node js' and 'nodejs'. The label is the
 * spelling on screen; aliases are the other spellings, in any script.
 */
export type Concept = {
  id: number
  kind: ConceptKind
  label: string
  aliases: readonly string[]
  /** Wider concepts that this one implies: Spring Boot implies Java, a Java developer develops software. */
  broader: readonly number[]
  /** Related concepts of the same kind, in both directions: telecaller and customer support executive. */
  near: readonly number[]
  /** For a title: the skills that define it, so that a software developer who knows Java is nearly a Java developer. */
  core: readonly number[]
  /** Concepts of the same field of work, in both directions: only a search that finds nobody goes on to them. */
  field?: readonly number[]
  /** The ids of the concepts merged into this one. */
  merged?: readonly number[]
}

/** How one concept relates to another: broader, similar, a skill that defines the title, or of the same field of work. */
export const conceptRelations = ['broader', 'near', 'core', 'field'] as const

type Mutual = Extract<(typeof conceptRelations)[number], 'near' | 'field'>

/** Whether a relation is symmetric. */
export function isMutual(relation: (typeof conceptRelations)[number]): relation is Mutual {
  return relation === 'near' || relation === 'field'
}
