import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { SkillCatalogue } from '@pramaan/domain/job-role'
import { useDomainOptions } from '@pramaan/features/skills/use-domain-options.ts'
import { useQuery } from '@tanstack/react-query'

/** The catalogue in its order before any pick, and which of its skills are general. */
export type SkillLists = { catalogue: SkillCatalogue; general: ReadonlySet<string>; count: number }

/** The skills on offer by subdomain, those of the candidate's own domain first; asked for once `enabled`. */
export function useSkillLists(domainId: number | null, { enabled = true } = {}) {
  const api = useApi()
  const { options: domains } = useDomainOptions()
  const ownDomain = domains.find(({ value }) => value === String(domainId))?.label
  return useQuery({
    ...api.reference.skills.query(),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ data }): SkillLists => {
      const rank = ({ Domain }: { Domain: string }) => (Domain === ownDomain ? 0 : 1)
      const groups = data.Subdomains.toSorted((a, b) => rank(a) - rank(b))
      return {
        catalogue: groups.map(({ Title, GeneralSkills, ProfessionalSkills }) => ({
          subdomain: Title,
          skills: [...ProfessionalSkills, ...GeneralSkills],
        })),
        general: new Set(data.GeneralSkills),
        count: data.GeneralSkills.length + data.ProfessionalSkills.length,
      }
    },
  })
}
