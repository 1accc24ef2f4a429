/**
 * What employers type: one concept or several, a place and years, some met by hardly anybody, so that the list is
 * loosened, and some mistyped.
 */
export const sentences = [
  'java developer pune',
  'java developer 3 years pune',
  'react node mongodb',
  'backend developer presentation',
  'active listening presentation',
  'sales executive communication negotiation',
  'excel tally gst mumbai',
  'accountant tally navi mumbai under 4 lpa',
  'auditing mumbai',
  'auditing presentation mumbai',
  'marketing mumbai',
  'backend developer 19 years wardha',
  'presentation 18 years wardha',
  'telecaller hindi fresher thane',
  'immediate staff nurse nagpur',
  'javva machine learing pune',
]
