// Written by `make gen` from server/vitrine/content. Do not edit.

export const filmRules = [
  {
    "kind": "frame",
    "pattern": "^https://(?:www\\.|m\\.)?youtube(?:-nocookie)?\\.com/(?:shorts/|embed/|live/|watch\\?(?:[^#]{0,200}&)?v=)([A-Za-z0-9_-]{11})(?:[?&#].*)?$",
    "player": "https://www.youtube-nocookie.com/embed/$1?autoplay=1"
  },
  {
    "kind": "frame",
    "pattern": "^https://youtu\\.be/([A-Za-z0-9_-]{11})(?:[?&#].*)?$",
    "player": "https://www.youtube-nocookie.com/embed/$1?autoplay=1"
  },
  {
    "kind": "frame",
    "pattern": "^https://(?:www\\.|player\\.)?vimeo\\.com/(?:video/)?([0-9]{5,12})/([0-9a-f]{6,20})(?:[?&#].*)?$",
    "player": "https://player.vimeo.com/video/$1?h=$2&dnt=1&autoplay=1"
  },
  {
    "kind": "frame",
    "pattern": "^https://(?:www\\.|player\\.)?vimeo\\.com/(?:video/)?([0-9]{5,12})/?(?:[?&#].*)?$",
    "player": "https://player.vimeo.com/video/$1?dnt=1&autoplay=1"
  },
  {
    "kind": "frame",
    "pattern": "^https://([a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::[0-9]{1,5})?)/(?:w|videos/watch|videos/embed)/([A-Za-z0-9-]{10,40})(?:[?&#].*)?$",
    "player": "https://$1/videos/embed/$2?autoplay=1"
  },
  {
    "kind": "file",
    "pattern": "^(https://([a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::[0-9]{1,5})?)/[^?#\\s\\\"'<>]{1,1500}\\.(?:mp4|m4v|webm|ogv|mov))(?:[?&#].*)?$",
    "player": "$1"
  }
] as const;
