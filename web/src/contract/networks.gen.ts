// Written by `make gen` from server/vitrine/content. Do not edit.

export const networks = {
  "email": "Email",
  "phone": "Téléphone",
  "facebook": "Facebook",
  "instagram": "Instagram",
  "twitter": "Twitter (X)",
  "linkedin": "LinkedIn",
  "youtube": "YouTube",
  "github": "GitHub",
  "whatsapp": "WhatsApp",
  "snapchat": "Snapchat",
  "pinterest": "Pinterest",
  "twitch": "Twitch",
  "telegram": "Telegram",
  "website": "Site Web",
  "behance": "Behance",
  "dribbble": "Dribbble",
  "bluesky": "Bluesky",
  "mastodon": "Mastodon",
  "tiktok": "TikTok",
  "threads": "Threads",
  "gitlab": "GitLab",
  "vimeo": "Vimeo",
  "soundcloud": "SoundCloud",
  "orcid": "ORCID"
} as const;

export const profileRules = {
  "facebook": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://www.facebook.com/$1",
      "digits": false
    }
  ],
  "instagram": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://www.instagram.com/$1",
      "digits": false
    }
  ],
  "twitter": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://x.com/$1",
      "digits": false
    }
  ],
  "linkedin": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://www.linkedin.com/in/$1",
      "digits": false
    }
  ],
  "youtube": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://www.youtube.com/@$1",
      "digits": false
    }
  ],
  "github": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://github.com/$1",
      "digits": false
    }
  ],
  "whatsapp": [
    {
      "written": "^\\+ ?([0-9][0-9 ().-]{5,24})$",
      "link": "https://wa.me/$1",
      "digits": true
    }
  ],
  "snapchat": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://www.snapchat.com/add/$1",
      "digits": false
    }
  ],
  "pinterest": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://www.pinterest.com/$1",
      "digits": false
    }
  ],
  "twitch": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://www.twitch.tv/$1",
      "digits": false
    }
  ],
  "telegram": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://t.me/$1",
      "digits": false
    }
  ],
  "behance": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://www.behance.net/$1",
      "digits": false
    }
  ],
  "dribbble": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://dribbble.com/$1",
      "digits": false
    }
  ],
  "bluesky": [
    {
      "written": "^@?([A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})$",
      "link": "https://bsky.app/profile/$1",
      "digits": false
    }
  ],
  "mastodon": [
    {
      "written": "^@?([A-Za-z0-9_]{1,60})@([A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})$",
      "link": "https://$2/@$1",
      "digits": false
    }
  ],
  "tiktok": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://www.tiktok.com/@$1",
      "digits": false
    }
  ],
  "threads": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://www.threads.com/@$1",
      "digits": false
    }
  ],
  "gitlab": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://gitlab.com/$1",
      "digits": false
    }
  ],
  "vimeo": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://vimeo.com/$1",
      "digits": false
    }
  ],
  "soundcloud": [
    {
      "written": "^@?([A-Za-z0-9][A-Za-z0-9._-]{0,59})$",
      "link": "https://soundcloud.com/$1",
      "digits": false
    }
  ],
  "orcid": [
    {
      "written": "^([0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X])$",
      "link": "https://orcid.org/$1",
      "digits": false
    }
  ]
} as const;
