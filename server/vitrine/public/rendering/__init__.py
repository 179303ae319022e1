"""The public page: V8 renderer, page cache, head tags, sitemap."""
