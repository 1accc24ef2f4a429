/** The distinct skills of a filter: 'Java, Spring Boot,java' has two. */
export function skillsOf(text: string | undefined): string[] {
  const named = (text ?? '').split(',').map((skill) => skill.replace(/\s+/gu, ' ').trim())
  const byKey = new Map(named.filter((skill) => skill !== '').map((skill) => [skill.toLowerCase(), skill]))
  return [...byKey.values()]
}

/** Skills as a filter names them. */
export function skillListText(skills: readonly string[]): string {
  return skillsOf(skills.join(',')).join(',')
}
