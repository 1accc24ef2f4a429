import { skillGroups, skillKey } from '@pramaan/domain/candidate'
import { AddChip } from '@pramaan/ui/chip'
import { useKitTexts } from '../texts/use-kit-texts.ts'

/** A subdomain with those of its skills that are still on offer, and the picked one that brought it up. */
export type OfferedGroup = { subdomain: string; skills: readonly string[]; goesWith: string | undefined }

/** What is on offer: not picked yet, and fitting what was typed, by the skill's name or its subdomain's. */
export function offeredGroups(
  catalogue: Parameters<typeof skillGroups>[0],
  picked: readonly string[],
  term: string,
): OfferedGroup[] {
  const keys = picked.map(skillKey)
  const wanted = skillKey(term)
  return skillGroups(catalogue, picked)
    .map(({ subdomain, skills }) => ({
      subdomain,
      skills: skills.filter(
        (skill) => !keys.includes(skillKey(skill)) && skillKey(`${subdomain} ${skill}`).includes(wanted),
      ),
      goesWith: picked.findLast((one) => skills.some((skill) => skillKey(skill) === skillKey(one))),
    }))
    .filter(({ skills }) => skills.length > 0)
}

type SkillGroupsProps = { groups: readonly OfferedGroup[]; full: boolean; onPick: (skill: string) => void }

/** The list of skills by subdomain, at most 12rem high (document 000 §9). */
export function SkillGroups({ groups, full, onPick }: SkillGroupsProps) {
  const t = useKitTexts()
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <section
        aria-label={t('skills.all')}
        className="max-h-48 overflow-y-auto px-4 pt-4 pb-8 [mask-image:linear-gradient(black_calc(100%-2.5rem),rgb(0_0_0/0.15))] sm:px-5"
      >
        {groups.length === 0 && <p className="text-sm text-ink-muted">{t('skills.noMatch')}</p>}
        {groups.map(({ subdomain, skills, goesWith }) => (
          <div key={subdomain} className="not-first:mt-5 [content-visibility:auto]">
            <h3 className="mb-2.5 text-sm text-ink-muted">
              {subdomain}
              {goesWith && <span className="font-normal"> · {t('skills.goesWith', { skill: goesWith })}</span>}
            </h3>
            <div className="flex flex-wrap gap-2">
              {skills.map((skill) => (
                <AddChip key={skill} disabled={full} onAdd={() => onPick(skill)}>
                  {skill}
                </AddChip>
              ))}
            </div>
          </div>
        ))}
      </section>
    </div>
  )
}
