import type { Concept } from './concept-shape.ts'

/** Which concepts a concept implies, and which are similar to it. */
export type ConceptGraph = {
  /** All broader concepts of this one, nearest first; a circle in the lists ends at its start. */
  broaderOf: (id: number) => readonly number[]
  /** All narrower concepts of this one: those that imply it. */
  narrowerOf: (id: number) => readonly number[]
  /** The concepts similar to this one; the relation counts in both directions. */
  nearOf: (id: number) => readonly number[]
  /** What may be searched in place of this one: similar and broader concepts, but no level of education. */
  standInsOf: (id: number) => readonly number[]
  /** The concepts around this one, nearest first: each ring has those that are related to one of the ring before. */
  ringsAround: (id: number, count: number) => readonly (readonly number[])[]
  /** The titles that this skill defines, alone or with other skills. */
  titlesMadeOf: (id: number) => readonly Concept[]
  /** The skills that a title needs: those of its role in the catalogue, otherwise the ones that define it. */
  skillsOfTitle: (id: number) => readonly number[]
  /** The titles that need this skill. */
  titlesThatTake: (skill: number) => readonly number[]
  /** The domains of a title: that of its role in the catalogue and of those that are broader. */
  domainsOf: (title: number) => readonly number[]
  /** The titles of a domain: those that have it by `domainsOf`. */
  titlesOfDomain: (domain: number) => readonly number[]
}

/** The skills that each title needs, by the catalogue of roles. */
export type TitleSkills = ReadonlyMap<number, readonly number[]>

/** The domain of each title of the catalogue of roles. */
export type TitleDomains = ReadonlyMap<number, number>

/** The relations among concepts; unknown ids are left out. */
export function conceptGraphOf(
  concepts: readonly Concept[],
  catalogue: TitleSkills,
  domains: TitleDomains,
): ConceptGraph {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]))
  const near = new Map<number, Set<number>>()
  const fields = new Map<number, Set<number>>()
  const made = new Map<number, Concept[]>()
  const narrower = new Map<number, number[]>()
  for (const concept of concepts) {
    for (const broad of concept.broader) narrower.set(broad, [...(narrower.get(broad) ?? []), concept.id])
    for (const skill of concept.core) made.set(skill, [...(made.get(skill) ?? []), concept])
  }
  const taking = titlesBySkill(catalogue)
  function add(links: Map<number, Set<number>>, id: number, other: number) {
    if (id === other || !byId.has(id) || !byId.has(other)) return
    links.set(id, (links.get(id) ?? new Set()).add(other))
    links.set(other, (links.get(other) ?? new Set()).add(id))
  }
  for (const concept of concepts) {
    for (const other of concept.near) add(near, concept.id, other)
    for (const other of concept.field ?? []) add(fields, concept.id, other)
  }
  /** A level such as 'Graduate' says nothing of what was learnt: who has it is no nearer to a degree than anyone. */
  const isLevel = (id: number) => {
    const concept = byId.get(id)
    return concept?.kind === 'degree' && concept.broader.length === 0 && narrower.has(id)
  }
  const besideOf = (id: number) =>
    [
      ...(near.get(id) ?? []),
      ...(byId.get(id)?.broader ?? []),
      ...(narrower.get(id) ?? []),
      ...(fields.get(id) ?? []),
    ].filter((one) => !isLevel(one))
  const broaderOf = (id: number) => allBeyond(id, (one) => byId.get(one)?.broader.filter((next) => byId.has(next)))
  const narrowerOf = (id: number) => allBeyond(id, (one) => narrower.get(one))
  return {
    broaderOf,
    narrowerOf,
    nearOf: (id) => [...(near.get(id) ?? [])],
    standInsOf: (id) => [...(near.get(id) ?? []), ...broaderOf(id)].filter((one) => !isLevel(one)),
    ringsAround(id, count) {
      const seen = new Set([id])
      const rings: number[][] = [[id]]
      while (rings.length <= count) {
        const next = new Set((rings.at(-1) ?? []).flatMap(besideOf).filter((one) => byId.has(one) && !seen.has(one)))
        for (const one of next) seen.add(one)
        rings.push([...next])
      }
      return rings.slice(1)
    },
    titlesMadeOf: (id) => made.get(id) ?? [],
    skillsOfTitle: (id) => catalogue.get(id) ?? byId.get(id)?.core ?? [],
    titlesThatTake: (skill) => taking.get(skill) ?? [],
    domainsOf: (id) => [...new Set([id, ...broaderOf(id)].flatMap((title) => domains.get(title) ?? []))],
    titlesOfDomain(domain) {
      const titles = [...domains].filter(([, one]) => one === domain).map(([title]) => title)
      return [...new Set(titles.flatMap((title) => [title, ...narrowerOf(title)]))]
    },
  }
}

/** All that one leads to in any number of steps, nearest first. */
function allBeyond(id: number, nextOf: (id: number) => readonly number[] | undefined) {
  const found = new Set([id])
  for (const one of found) for (const next of nextOf(one) ?? []) found.add(next)
  found.delete(id)
  return [...found]
}

function titlesBySkill(catalogue: TitleSkills): ReadonlyMap<number, readonly number[]> {
  const taking = new Map<number, number[]>()
  for (const [title, skills] of catalogue) {
    for (const skill of skills) taking.set(skill, [...(taking.get(skill) ?? []), title])
  }
  return taking
}
