import { wireDayText } from '@pramaan/features/drives/drive-days.ts'
import { BarChart } from '@pramaan/ui/bar-chart'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { useLabels } from '@pramaan/ui/labels'
import { SidePanel } from '@pramaan/ui/side-panel'
import { TextLink } from '@pramaan/ui/text-link'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Statistics, Tile } from './use-statistics.ts'

/** The labels of a tile's figures, and the page with the details. */
const contents = {
  users: {
    of: ({ Users }: Statistics) => Users,
    figures: ['totalUsers', 'verifiedUsers', 'immediateUsers'],
    links: [['dashboard.pane.search', paths.list]],
  },
  certifications: {
    of: ({ Certifications }: Statistics) => Certifications,
    figures: ['totalCertifications', 'freeCertifications', 'certifiedUsers'],
    links: [],
  },
  jobs: {
    of: ({ Jobs }: Statistics) => Jobs,
    figures: ['totalJobs', 'activeJobs', 'totalJobApplications', 'uniqueJobApplicants'],
    links: [
      ['dashboard.pane.allJobs', paths.allJobs],
      ['dashboard.pane.allApplications', paths.allApplications],
    ],
  },
} as const

/** The list with exactly the people or openings that a figure counts. */
const lists: Readonly<Record<string, string>> = {
  totalUsers: paths.list,
  verifiedUsers: `${paths.list}?isVsp=true`,
  totalJobs: paths.allJobs,
  activeJobs: `${paths.allJobs}?state=open`,
  totalJobApplications: `${paths.allApplications}?kind=job`,
}

/**
 * The pane of a tile: a graph of the last 30 days, its figures, and links to the lists behind them (document 002
 * §2.10).
 */
export function StatisticsPane({ tile, figures, onClose }: { tile: Tile; figures: Statistics; onClose: () => void }) {
  const t = useTexts()
  const { number } = useLabels()
  const { of, figures: names, links } = contents[tile]
  const shown: Record<string, unknown> = of(figures)
  const bars = of(figures).byDay.map(({ day, count }) => ({ label: wireDayText(day), value: count }))
  const nameOf = (name: (typeof names)[number]) => {
    const [text, list] = [t(`dashboard.pane.${name}`), lists[name]]
    return list ? <TextLink href={list}>{text}</TextLink> : text
  }
  const graph = t(`dashboard.pane.${tile}.graph`)
  return (
    <SidePanel open wide onOpenChange={onClose} title={t(`dashboard.tile.${tile}`)}>
      <div className="flex flex-col gap-5">
        <h3 className="text-base">{graph}</h3>
        <BarChart label={graph} bars={bars} heads={[t('dashboard.pane.day'), t('dashboard.pane.count')]} />
        <LabelValueList
          divided
          strong
          items={names.map((name) => ({ label: nameOf(name), value: number(Number(shown[name])) }))}
        />
        {links.map(([text, href]) => (
          <TextLink key={href} href={href}>
            {t(text)}
          </TextLink>
        ))}
      </div>
    </SidePanel>
  )
}
