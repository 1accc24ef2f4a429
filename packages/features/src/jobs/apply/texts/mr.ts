/** Marathi texts of `apply`. */
export const apply = {
  'apply.button': 'अर्ज करा',
  'apply.button.of': '{title} साठी अर्ज करा',
  'apply.applied': 'अर्ज केला',
  'apply.applied.of': '{title} साठी अर्ज केला',
  'apply.closed': 'बंद',
  'apply.closed.of': '{title} बंद आहे',
  'apply.done': 'तुमची स्किल प्रोफाइल कंपनीला पाठवली आहे!',
} as const
