import { saveText } from '@pramaan/app-shell/csv/save-csv.ts'
import { Button } from '@pramaan/ui/button'
import { Skeleton } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import type { CampaignLink } from './use-links.ts'

/** A link’s QR code, to print or send. */
export function QrCode({ link }: { link: CampaignLink }) {
  const t = useTexts()
  const { data: picture } = useQuery({
    queryKey: ['qr', link.Short],
    staleTime: Number.POSITIVE_INFINITY,
    // Loaded with the first QR code.
    queryFn: async () => (await import('uqr')).renderSVG(link.Short, { border: 2 }),
  })
  if (!picture) return <Skeleton className="mx-auto size-48" />
  return (
    <div className="flex flex-col items-center gap-3">
      <img
        alt={t('campaign.qr', { link: link.Short })}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`}
        className="size-48 rounded-control border border-line bg-white"
      />
      <Button
        size="sm"
        tone="soft"
        icon={<Download />}
        onClick={() => saveText(`${link.Slug}.svg`, picture, 'image/svg+xml')}
      >
        {t('campaign.qr.save')}
      </Button>
    </div>
  )
}
