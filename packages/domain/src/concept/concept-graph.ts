import type { Concept } from './concept-shape.ts'

/** Which concepts follow from one, and which come close to it. */
export type ConceptGraph = {
  /** All concepts that the holder of this one also has, the next first; a circle in the lists ends where it began. */
  broaderOf: (id: number) => readonly number[]
  /** The concepts close to this one, whichever of the two names the other. */
  nearOf: (id: number) => readonly number[]
  /** The titles that this skill makes, alone or with others. */
  titlesMadeOf: (id: number) => readonly Concept[]
  /** The skills that the work of a title takes: those of its role in the catalogue, else the ones that define it. */
  skillsOfTitle: (id: number) => readonly number[]
  /** The titles whose work takes this skill. */
  titlesThatTake: (skill: number) => readonly number[]
}

/** The skills that a title's work takes, as the catalogue of roles has them. */
export type TitleSkills = ReadonlyMap<number, readonly number[]>

/** The relations among concepts; ids that no concept has are left out. */
export function conceptGraphOf(concepts: readonly Concept[], catalogue: TitleSkills): ConceptGraph {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]))
  const near = new Map<number, Set<number>>()
  const made = new Map<number, Concept[]>()
  for (const concept of concepts) {
    for (const skill of concept.core) made.set(skill, [...(made.get(skill) ?? []), concept])
  }
  const taking = titlesBySkill(catalogue)
  function add(id: number, other: number) {
    if (id === other || !byId.has(id) || !byId.has(other)) return
    near.set(id, (near.get(id) ?? new Set()).add(other))
  }
  for (const { id, near: others } of concepts) {
    for (const other of others) {
      add(id, other)
      add(other, id)
    }
  }
  return {
    broaderOf(id) {
      const found = new Set([id])
      for (const one of found) for (const next of byId.get(one)?.broader ?? []) if (byId.has(next)) found.add(next)
      found.delete(id)
      return [...found]
    },
    nearOf: (id) => [...(near.get(id) ?? [])],
    titlesMadeOf: (id) => made.get(id) ?? [],
    skillsOfTitle: (id) => catalogue.get(id) ?? byId.get(id)?.core ?? [],
    titlesThatTake: (skill) => taking.get(skill) ?? [],
  }
}

function titlesBySkill(catalogue: TitleSkills): ReadonlyMap<number, readonly number[]> {
  const taking = new Map<number, number[]>()
  for (const [title, skills] of catalogue) {
    for (const skill of skills) taking.set(skill, [...(taking.get(skill) ?? []), title])
  }
  return taking
}
