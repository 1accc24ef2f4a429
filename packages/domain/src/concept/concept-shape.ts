/** What a concept is about. */
export const conceptKinds = ['title', 'skill', 'city', 'degree', 'domain'] as const

/** The kind of a concept. */
export type ConceptKind = (typeof conceptKinds)[number]

/**
 * One meaning with all its spellings: the skill 'Node.js' is also written 'node js' and 'nodejs'. The label is the
 * spelling that people are shown; aliases are the others, in any script.
 */
export type Concept = {
  id: number
  kind: ConceptKind
  label: string
  aliases: readonly string[]
  /**
   * Concepts that the holder of this one also has, in a weaker sense: Spring Boot is Java, a Java developer develops
   * software.
   */
  broader: readonly number[]
  /** Related concepts of the same kind, in both directions: telecaller and customer support executive. */
  near: readonly number[]
  /** For a title: the skills that define it, so that a software developer who knows Java is nearly a Java developer. */
  core: readonly number[]
}

/** A concept as our lists write it, naming others by kind and label. */
export type ConceptEntry = {
  label: string
  aliases?: readonly string[]
  broader?: readonly string[]
  near?: readonly string[]
  core?: readonly string[]
}

/** How one concept stands to another: wider than it, close to it, or a skill that makes the title. */
export const conceptRelations = ['broader', 'near', 'core'] as const
