import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { campaignRoles, campaignTypes } from '@pramaan/domain/campaign-link'
import { dateText, dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { landingNames } from '@pramaan/domain/landing'
import { Button } from '@pramaan/ui/button'
import { ChartCard } from '@pramaan/ui/chart-card'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { SidePanel } from '@pramaan/ui/side-panel'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { TrendChart } from '@pramaan/ui/trend-chart'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { shortDay } from '../../figures/use-steps.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useCopy } from '../../use-copy.ts'
import { QrCode } from './qr-code.tsx'
import type { CampaignLink } from './use-links.ts'

/** A link's details: its QR code, its target, and the last 30 days. */
export function LinkPanel({ link, onClose }: { link: CampaignLink | undefined; onClose: () => void }) {
  return (
    <SidePanel wide open={link !== undefined} onOpenChange={(open) => !open && onClose()} title={link?.Name ?? ''}>
      {link && <Details link={link} />}
    </SidePanel>
  )
}

function Details({ link }: { link: CampaignLink }) {
  const t = useTexts()
  const copy = useCopy()
  const values = useValueLines(link)
  return (
    <div className="flex flex-col gap-5">
      <QrCode link={link} />
      <Button block tone="quiet" icon={<Copy />} onClick={() => void copy(link.Short)}>
        <span className="min-w-0 truncate">{link.Short.replace(/^https?:\/\//, '')}</span>
      </Button>
      <Trend id={link.ID} />
      <LabelValueList
        divided
        items={[
          ...values,
          { label: t('campaign.long'), value: link.Long },
          { label: t('campaign.by'), value: link.CreatedBy },
          { label: t('campaigns.created'), value: dateText(new Date(link.CreatedOn)) },
        ]}
      />
    </div>
  )
}

/** The values in the link's URL, with the labels of the form that created it. */
function useValueLines({ Values }: CampaignLink) {
  const t = useTexts()
  return landingNames.flatMap((name) => {
    const value = Values[name]
    if (value === undefined) return []
    const role = name === 'role' && campaignRoles.find((one) => one === value)
    const type = name === 'type' && campaignTypes.find((one) => one === value)
    return {
      label: t(`campaign.${name}`),
      value: role ? t(`campaign.role.${role}`) : type ? t(`campaign.type.${type}`) : value,
    }
  })
}

function Trend({ id }: { id: number }) {
  const t = useTexts()
  const { campaignLinks } = useApi()
  const { data, error, refetch } = useQuery(campaignLinks.get.query({ params: { id } }))
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-72" />
      </Loading>
    )
  const { Days } = data.data
  const names = [t('campaign.line.opens'), t('campaign.line.signUps')] as const
  return (
    <ChartCard
      title={t('campaign.days')}
      table={{
        heads: [t('figures.day'), ...names],
        lines: Days.map(({ day, opens, signUps }) => ({ label: dayText(day as IndiaDay), values: [opens, signUps] })),
      }}
    >
      <TrendChart
        label={t('campaign.days')}
        names={Days.map(({ day }) => shortDay(day))}
        lines={[
          { name: names[0], values: Days.map(({ opens }) => opens) },
          { name: names[1], values: Days.map(({ signUps }) => signUps) },
        ]}
      />
    </ChartCard>
  )
}
