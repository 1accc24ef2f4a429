import { milestones, type PlatformFigure } from '@pramaan/domain/statistics'
import type { StatisticsPane } from './pane-names.ts'
import type { Statistics } from './use-statistics.ts'

type Period = Statistics['Period']
type DayCount = Exclude<keyof Statistics['Days'][number], 'day'>

/** A figure of a pane: its all-time value, and a comparison. */
export type PaneFigure = {
  key: PlatformFigure
  value: number
  /** The comparison: a share of another figure or number, or the growth since the previous period. */
  beside?:
    | { of: number }
    | { outOf: number }
    | { period: Period[keyof Period] }
    | { growth: Period[keyof Period] }
    /** The part of those who signed up in the period, not all users' activity in it. */
    | { ofNew: Period[keyof Period] }
}

/** The contents of a pane: headline, trend lines and figures. */
export type PaneFacts = {
  total: number
  /** The new part of `total`: in these days, and by day. */
  fresh: DayCount
  active?: number
  lines: readonly [DayCount, DayCount] | readonly [DayCount]
  figures: readonly PaneFigure[]
}

/** The four panes from one response of the server (document 002 §3). */
export function panesOf({ Users, Certifications, Jobs, PlacementDrives, Period }: Statistics) {
  return {
    users: {
      total: Users.totalUsers,
      fresh: 'signUps',
      lines: ['signUps', 'firstLogins'],
      figures: [
        { key: 'totalUsers', value: Users.totalUsers, beside: { period: Period.signUps } },
        { key: 'registeredUsers', value: Users.registeredUsers, beside: { of: Users.totalUsers } },
        { key: 'firstLogins', value: Users.firstLogins, beside: { ofNew: Period.firstLogins } },
        { key: 'repeatLogins', value: Users.repeatLogins, beside: { ofNew: Period.repeatLogins } },
        { key: 'profileCompletions', value: Users.profileCompletions, beside: { ofNew: Period.profileCompletions } },
        { key: 'verified', value: Period.verified.now, beside: { growth: Period.verified } },
        { key: 'milestones', value: Users.milestones, beside: { outOf: milestones.length } },
      ],
    },
    certifications: {
      total: Certifications.totalCertifications,
      active: Certifications.activeCertifications,
      fresh: 'certifications',
      lines: ['certApplications'],
      figures: [
        {
          key: 'totalCertifications',
          value: Certifications.totalCertifications,
          beside: { period: Period.certifications },
        },
        {
          key: 'activeCertifications',
          value: Certifications.activeCertifications,
          beside: { of: Certifications.totalCertifications },
        },
        {
          key: 'totalCertApplications',
          value: Certifications.totalCertApplications,
          beside: { period: Period.certApplications },
        },
        { key: 'uniqueCertApplicants', value: Certifications.uniqueCertApplicants },
      ],
    },
    jobs: {
      total: Jobs.totalJobs,
      active: Jobs.activeJobs,
      fresh: 'jobs',
      lines: ['jobApplications', 'jobs'],
      figures: [
        { key: 'totalJobs', value: Jobs.totalJobs, beside: { period: Period.jobs } },
        { key: 'activeJobs', value: Jobs.activeJobs, beside: { of: Jobs.totalJobs } },
        { key: 'totalJobApplications', value: Jobs.totalJobApplications, beside: { period: Period.jobApplications } },
        { key: 'uniqueJobApplicants', value: Jobs.uniqueJobApplicants },
      ],
    },
    'placement-drives': {
      total: PlacementDrives.totalPlacementDrives,
      active: PlacementDrives.activePlacementDrives,
      fresh: 'drives',
      lines: ['driveApplications', 'drives'],
      figures: [
        {
          key: 'totalPlacementDrives',
          value: PlacementDrives.totalPlacementDrives,
          beside: { period: Period.drives },
        },
        {
          key: 'activePlacementDrives',
          value: PlacementDrives.activePlacementDrives,
          beside: { of: PlacementDrives.totalPlacementDrives },
        },
        { key: 'totalPDJobs', value: PlacementDrives.totalPDJobs },
        { key: 'activePDJobs', value: PlacementDrives.activePDJobs, beside: { of: PlacementDrives.totalPDJobs } },
        {
          key: 'totalPDApplications',
          value: PlacementDrives.totalPDApplications,
          beside: { period: Period.driveApplications },
        },
        { key: 'uniquePDApplicants', value: PlacementDrives.uniquePDApplicants },
      ],
    },
  } as const satisfies Record<StatisticsPane, PaneFacts>
}
